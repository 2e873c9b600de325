"""Chinese players' words: table talk, older translations, words of other card games, and the
English terms and abbreviations that are said as they are. A query's run of characters is cut at the
words on both sides of a line."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms
from indexer.languages.synonyms.zh_hans_actions import ACTIONS
from indexer.languages.synonyms.zh_hans_asked import ASKED
from indexer.languages.synonyms.zh_hans_beside_course import BESIDE_COURSE
from indexer.languages.synonyms.zh_hans_beside_keywords import BESIDE_KEYWORDS
from indexer.languages.synonyms.zh_hans_beside_parts import BESIDE_PARTS
from indexer.languages.synonyms.zh_hans_concepts import CONCEPTS
from indexer.languages.synonyms.zh_hans_english import ENGLISH
from indexer.languages.synonyms.zh_hans_english_play import PLAY
from indexer.languages.synonyms.zh_hans_english_said import SAID
from indexer.languages.synonyms.zh_hans_everyday import EVERYDAY
from indexer.languages.synonyms.zh_hans_mixed import MIXED
from indexer.languages.synonyms.zh_hans_names import NAMES
from indexer.languages.synonyms.zh_hans_numbers import NUMBERS
from indexer.languages.synonyms.zh_hans_objects import OBJECTS
from indexer.languages.synonyms.zh_hans_plain import PLAIN
from indexer.languages.synonyms.zh_hans_situations import SITUATIONS
from indexer.languages.synonyms.zh_hans_slang import SLANG
from indexer.languages.synonyms.zh_hans_table import TABLE

SYNONYMS = read_synonyms(
    """
    墓地 | 坟场 | 墓园 | 弃牌区 | 墓 | 坟 | gy | graveyard = 坟墓场
    进墓 | 进坟 | 入墓 | 送墓 | 进墓地 | 进坟场 = 进入坟墓场 | 置入其拥有者的坟墓场
    牌堆 | 书库 | library = 牌库
    牌组 | 卡组 | 牌表 | deck = 套牌 | 牌库
    抽干 | 抽空 | 抽完 | 没牌抽 | 没牌可抽 | 无牌可抽 | 空牌库 = 空的牌库 | 牌库中没有牌
    手卡 | 手里 | hand = 手牌
    牌顶 | 顶牌 | 顶 = 牌库顶
    牌底 | 底牌 | 底 = 牌库底
    洗回 | 洗进 = 洗入
    手牌数量 | 几张手牌 = 手牌上限
    场面 | 场地 | 场上 | battlefield = 战场
    除外 | 移出游戏 | exile = 放逐
    除外区 = 放逐区
    统率区 | 指挥区 | 指挥官区 | command zone = 统帅区
    堆栈 | 叠放 | stack = 堆叠
    后进先出 | 先进后出 | 先入后出 | 后入先出 | 后放先结算 | 后发先至 | 后发先结算 = 最后进入的
    连锁 = 响应 | 堆叠
    回应 | 应对 | 接应 | respond | response = 响应
    主牌 | 主卡组 = 起始套牌
    副卡组 | 换备 | 备板 | 副牌 | side | sb | sideboard = 备牌
    牌外 | 游戏外 | 愿望板 = 游戏之外

    回合末 | 回合结束 | 回合结束时 | 回合尾 | 结束步 | end step = 结束步骤
    结束阶段 | end phase = 终结阶段 | 结束步骤
    到回合结束 | until end of turn = 直到回合结束 | 直至回合结束
    弃牌阶段 | 清除阶段 | 清理阶段 | 清理步骤 | 清理 | cleanup | clean up = 清除步骤
    主阶段 | 主要阶段 | 主动阶段 | 主回合 | 出牌阶段 | main phase = 行动阶段
    主一 | 第一主阶段 | 战斗前主阶段 | 战前主阶段 | 一主 = 战斗前行动阶段
    主二 | 第二主阶段 | 战斗后主阶段 | 战后主阶段 | 二主 = 战斗后行动阶段
    抽牌阶段 | 抓牌阶段 | 抽牌步骤 | 抽卡阶段 | 摸牌阶段 | draw step = 抓牌步骤
    维持阶段 | 维持费阶段 | 准备阶段 | upkeep = 维持步骤
    重置阶段 | 恢复阶段 | 调整阶段 | untap step = 重置步骤
    攻击阶段 | 战阶 | combat = 战斗阶段
    开战 = 战斗开始步骤
    攻宣 | 宣攻 | 攻击宣告 | 攻击宣言 | 宣布攻击 | 宣言攻击 = 宣告攻击者
    挡宣 | 阻挡宣告 | 阻挡宣言 | 宣布阻挡 | 宣告阻挡 = 宣告阻挡者
    伤害步骤 = 战斗伤害步骤
    战伤 | combat damage = 战斗伤害
    分伤害 | 伤害分配 = 分配伤害
    分 = 分配
    先后手 | 谁先手 | 谁先开始 | 先攻后攻 = 先手牌手
    开局 | 开场 = 开始游戏
    第一回合 | 首回合 = 第一个回合
    下回合 = 下一个回合
    这回合 | 当回合 | 这个回合 = 本回合
    一回合 | 每回合 | 一个回合 | 回合内 = 本回合 | 每个回合
    多回合 | 追加回合 | 再来一回合 | 加回合 | extra turn = 额外回合
    顺位 = 回合顺序
    时点 | 时间点 = 时机
    瞬间速度 | 瞬间时机 | instant speed = 能施放瞬间的时机
    法术速度 | sorcery speed = 法术时机

    抽牌 | 抽卡 | 摸牌 | 过牌 | 抽 | draw = 抓牌 | 抓
    弃牌 = 弃掉
    弃到 | 丢牌 | 丢弃 | 丢掉 | 弃置 | 扔牌 | 扔掉 | 丢 | discard = 弃牌 | 弃掉 | 弃
    打出 | 打牌 | 出牌 | 用牌 | 使出 = 施放 | 使用
    释放 | 咏唱 | 放咒语 | cast = 施放
    用 | 玩 = 使用
    下地 | 下个地 | 拍地 | 出地 | 放地 | 铺地 | land drop = 使用地 | 使用一个地
    转横 | 打横 | 横过来 | 横掉 | 横 | 躺 | tap | tapped = 横置
    横地 | 转地 | 点地 | 拍费 = 横置 产生法术力
    转正 | 转直 | 竖置 | 竖起来 | 立起来 | 解横 | 竖 | untap = 重置
    直立 | 竖着 | 站着 | 没横置 = 未横置
    破坏 | 摧毁 | 毁灭 | 干掉 | 杀死 | 杀掉 | 弄死 | 击杀 | 杀 | 炸 | 解 | destroy = 消灭
    点杀 | 单解 | 解掉 | 炸掉 | 去除 | removal = 消灭
    打死 | 烧死 = 致命伤害 | 消灭
    解场 | 清场 | 扫场 | 洗场 | 群解 | 炸场 | wrath | board wipe = 消灭
    死亡 | 亡语 | 遗言 | die | dies = 死去
    死了 | 死掉 | 死后 | 阵亡 | 挂了 | 挂掉 | 死 = 死去 | 坟墓场 | 离开战场 | 输掉此盘游戏
    会死 | 死不死 = 死去 | 坟墓场 | 输掉此盘游戏
    战吼 = 进场
    入场 | 登场 | 上场 | 落场 | 落地 = 进场 | 进入战场
    离场 | 退场 | 离开场 | ltb = 离开战场
    复活 | 起尸 | 苏生 | 拉场 | reanimate = 移回战场 | 放进战场
    回手 | 回手牌 | 弹回手 | 弹回 | 弹回手牌 | 回到手上 | 拿回手 = 移回 手上 | 离开战场 | 另一个区域
    放回 | 拿回 | 拿回来 | 回到 = 移回 | 返回 | 退费
    康 | 康掉 | 被康 | 反掉 | 被反 | 反制 | 反 | 否定 | 无效 | 无效化 | counterspell = 反击
    pass | 过优先权 = 让过
    跳过 | skip = 略过
    投降 | 投了 | 我投 | 认负 | 弃权 | 退出游戏 | concede = 认输
    掉线 | 退出 | 出局 | 被淘汰 | 离席 | 走人 = 离开游戏
    平局 | 和局 | 打平 | 和棋 = 平手
    获胜 | 胜利 | 赢 | win = 赢得
    失败 | 战败 | 会输 | 输了 | 输 | lose = 输掉 | 输去
    检索 | 找牌 | 搜牌 | 搜索 | 找 | tutor | search = 搜寻
    查看 | 偷看 | 看牌 | 看 = 检视
    公开 | 亮出 | 亮牌 | reveal = 展示
    磨牌 | 堆墓 | mill = 磨
    洗切 | 洗 | 切牌 | shuffle = 洗牌
    消耗 | 付费 | 付 | 交费 | pay = 支付
    花 | 花费 = 支付
    退钱 | 退还 | 退 = 退费
    法力灼烧 | 法力燃烧 = 法术力灼烧
    斩杀 | 秒杀 | lethal = 致命伤害
    献祭 | 祭掉 | 祭 | sac | sacrifice = 牺牲
    控制 | 操纵 | control = 操控
    控制权 = 操控权
    控制者 | 操作者 | controller = 操控者
    持有者 | 所有者 | 主人 | owner = 拥有者
    夺取 | 抢走 | 偷走 | 偷取 | 偷过来 | 抢过来 | 偷 | 抢 = 改变 操控者 | 操控权
    克隆 | 拷贝 | copy | clone = 复制
    做衍生物 | 造衍生物 | 产生衍生物 | 生成 | create = 派出
    翻面 | 翻转 | transform = 转化
    盖放 | 盖牌 | 盖着 | 背面朝上 | 里侧 | 暗置 | face down = 牌面朝下
    翻开 | 翻正 | 翻过来 | 掀开 | 翻牌 | 翻 = 翻回正面
    合体 | meld = 融合
    装备 = 武具 | 佩带
    装上 | 穿上 | 穿 | 戴 | equip = 佩带
    卸下 | 脱下 | 卸下来 | 拆下 = 卸装
    光环 | aura = 灵气
    附魔 | enchant = 结附
    附着 | 贴 | 贴在 | attach = 贴附
    挡 | 格挡 | 挡住 | 挡下 | 拦 | 拦截 | block = 阻挡
    不挡 | 没挡 | 没人挡 = 未受阻挡
    挡不住 | 不可阻挡 | unblockable = 不能被阻挡 | 不可被阻挡
    攻 | 砍 | attack = 攻击
    打 = 攻击 | 造成 伤害 | 施放
    挨打 | 被打 = 造成 伤害 | 攻击
    打脸 | 打人 | 砍脸 = 攻击 牌手 | 对牌手造成
    变成 | 变为 | 变 = 成为
    翻倍 | 双倍 = 加倍
    减半 = 一半
    抵消 | 对消 = 移去 | 反击
    选 = 选择
    指 | 指向 | 指定 | 瞄准 | 对象 | target = 目标
    换 = 交换 | 更改 | 改变
    减费 | 打折 | 费用减少 = 减少
    加费 | 加税 | 费用增加 = 增加
    免费 | 白嫖 = 不支付其法术力费用
    反悔 | 悔棋 | 撤销 | 操作失误 = 倒回 | 倒退
    无限循环 | 无限连 | 死循环 | 无限 | loop = 进行简化
    空发 | 打空 | fizzle = 目标 非法 不会结算
    没目标 | 没有目标 | 无目标 | 目标没了 | 目标消失 | 目标不见 | 目标不在 | 目标跑了 = 目标 非法
    目标死了 = 目标 非法
    放弃结算 = 不会结算

    对面 | 对家 | 敌人 | 敌方 | 对方 | 敌对 | opponent = 对手
    玩家 | player = 牌手
    别人 | 其他人 | 其他玩家 = 其他牌手
    回合玩家 = 主动牌手
    顺时针 = 左侧
    怪物 | 怪兽 | 怪 | 随从 | 单位 | 小兵 | creature = 生物
    永久牌 | permanent = 永久物
    魔法 | spell = 咒语
    法术 = 咒语
    巫术 | sorcery = 法术
    遗物 | 法器 | 宝物 | 道具 | artifact = 神器
    土地 | 地牌 | 地卡 | land = 地
    basic land | 基础地 = 基本地
    旅法师 | 普洛客 | 朋洛客 | 彭洛客 | pw | planeswalker | walker = 鹏洛客
    kindred = 亲缘
    tribal = 亲缘 | 部族（已废止）
    vehicle | 车 = 载具
    crew | 驾驶 | 开车 | 载人 = 搭载
    史诗 | 传记 | saga = 传纪
    忠诚度 | 忠诚值 | loyalty = 忠诚
    技能 | 能力 | ability = 异能
    效果 = 效应 | 异能
    主动技能 | 主动异能 | 启动式异能 | 激活异能 | activated ability = 起动式异能
    启动 | 激活 | 发动 | activate = 起动
    触发异能 | 触发效果 | 触发技能 | 诱发 | triggered ability = 触发式异能
    被动 | 被动技能 | 被动效果 | 被动异能 | 静态异能 | static ability = 静止式异能
    产费 | 产魔 | 法力异能 | mana ability = 法术力异能
    关键词 | keyword = 关键字
    替代效应 | 替换效应 | 替换效果 | 替代效果 | 代替效应 = 替代性效应
    replacement effect | replacement = 替代性效应
    自身替代 | 自我替代 = 自我替代性效应
    防止效应 | 防止效果 | prevention = 防止性效应
    沉默 | 变白板 = 失去 异能
    白板 = 没有异能 | 失去 异能
    持续效应 | 持续效果 = 持续性效应
    一次性效果 = 一次性效应
    法力 | 魔力 | 魔法力 | mana = 法术力
    用不完 | 没用完 | 用剩 | 剩余 = 未用完 | 未使用 | 未用尽
    法力池 | 法术池 | 费池 | mana pool = 法术力池
    费 | cost = 费用
    cmc | mv | mana value | 几费 | 总法术力费用 | 转换法术力费用 | 法力值 = 法术力值
    替代费用 | 替换费用 | alternative cost = 替代性费用
    追加费用 | 附加费用 | additional cost = 额外费用
    启动费用 = 起动费用
    令牌 | 代币 | token | tokens = 衍生物
    标记物 | 计数器 | 指示器 | 筹码 | counters = 指示物
    毒 | 中毒 | 毒指示物 | 毒素 | poison = 中毒指示物
    攻击力 | 攻力 | power = 力量
    防 | 体质 | toughness = 防御力
    血量 | 生命值 | 血 | 命 | hp | life = 生命 | 总生命
    攻防 | 身材 | 身板 | 面板 = 力量 防御力
    没有 | 没 = 不具有
    无法 | 不可以 | 不可 | 不让 = 不能
    加血 | 回血 | 奶 | gain life = 获得生命 | 获得 点生命
    掉血 | 扣血 | 失血 | lose life = 失去生命 | 失去 点生命
    没血 | 空血 = 0或更少 | 生命值为0
    付血 | 付命 | 血支付 | pay life = 支付生命 | 支付 点生命
    归零 | 变成零 | 降到零 | 为零 | 零血 = 0或更少
    直伤 | 烧 | 法伤 | burn = 造成 伤害
    溢出伤害 | 多余伤害 | 溢出 | 多余 | 超杀 = 过量伤害
    传说 | legendary = 传奇
    传说规则 | 双传 | 传奇重复 | legend rule = 传奇规则
    唯一规则 = 鹏洛客唯一规则 | 传奇规则
    同名 | 重名 = 名称相同 | 相同名称
    规则文字 | 卡面文字 | 牌面文字 = 规则叙述
    风味文字 | 背景文字 | flavor text = 背景叙述
    卡图 | 插画 | 画师 = 图片
    属性 = 特征
    卡背 = 牌背
    名字 | 牌名 | 卡名 = 名称
    子类型 | 子类别 | 亚类 | subtype = 副类别
    种族 | 部落 | 生物类型 | 生物种类 = 生物类别
    超类型 | supertype = 超类别
    卡牌类型 | 牌类型 | 卡牌种类 | card type = 牌张类别
    类型 = 类别
    身份色 | 色标 | 颜色认同 | 颜色标识 | 颜色身份 | color identity = 标识色
    混色 | hybrid = 混血
    金色 = 多色
    雪地 | snow = 雪境
    无色费 = 无色法术力
    非瑞法力 | 非瑞法术力 = 非瑞克西亚法术力
    双面 | dfc | tdfc = 双面牌
    分体牌 | split card | split = 连体牌
    冒险 | 冒险牌 | adventure = 历险者牌
    优先级 | priority = 优先权
    sba | 状态效应 | 状态检查 | state based action | state based actions = 状态动作
    先后顺序 | 次序 = 顺序
    图层 | 层级 | 层系统 | layer | layers = 层
    时间戳 | 时戳 | timestamp = 时间印记
    依赖 | 依赖关系 | dependency = 从属关系
    最后信息 | lki = 最后已知信息
    叠加 | 累加 = 并无意义 | 分别触发
    最少 | 至少要 = 下限 | 至少
    最多 = 上限 | 至多 | 不超过

    重调 | 换牌 | 换手 | 换手牌 | 换起手 | 洗手 | 再调 | mull | mulligan = 再调度
    初始手牌 | 开局手牌 | opening hand = 起手牌
    edh | cmd | commander = 指挥官
    将军 = 指挥官
    将军税 | commander tax = 指挥官税
    指挥官伤害 | 将军伤害 = 指挥官 战斗伤害
    伙伴 | partner = 拍档
    同伴 | companion = 行侣
    背景 | background = 身世
    骰子 | 扔骰子 | 丢骰子 | roll = 掷骰
    翻硬币 | 抛硬币 | 扔硬币 | 猜硬币 | coin flip = 掷硬币
    国王 | 女王 | monarch = 君主
    日夜 | 昼夜 | 天黑 | 天亮 | 白天 | 夜晚 | 晚上 = 白昼与黑夜 | 白昼 | 黑夜

    吸血 | 生命链接 | lifelink = 系命
    剧毒 = 死触
    踩 | 踩踏 | 贯穿 | trample = 践踏
    穿透 = 践踏 | 过量伤害
    first strike | 先制攻击 | 首攻 | 先打 = 先攻
    double strike | 双击 | 双重打击 | 双打 | 二段攻击 = 连击
    飞 | flying | flyer = 飞行
    reach | 够到 = 延势
    haste | 冲锋 | 速攻 | 突袭 = 敏捷
    hexproof | 避邪 = 辟邪
    魔免 | 魔法免疫 = 辟邪 | 帷幕
    indestructible | 不毁 | 不可毁灭 | 不可摧毁 | 无敌 | 打不死 = 不灭
    menace | 威摄 = 威慑
    protection | 免疫 = 保护
    反红 | 反黑 | 反白 | 反蓝 | 反绿 = 保护 颜色
    infect | 感染 = 侵染
    刚下 | 刚出 | 刚召唤 | 刚上场 | 刚进场 = 召唤失调
    召唤病 | 召唤疲劳 | 召唤晕眩 | 召唤后遗症 = 召唤失调
    cascade | 倾拽 = 倾曳
    cycling | cycle = 循环
    dash = 掩袭
    ninjutsu = 忍术
    echo = 返响
    cumulative upkeep = 累积维持
    phasing | 相位 = 时间跳跃
    morph = 变身
    megamorph = 威力变身
    manifest = 显化
    disguise = 伪装
    foretell = 预示
    plot = 设谋
    mutate = 合变
    bestow = 神授
    emerge = 化生
    persist = 留存
    undying | 不死 = 不息
    不朽 = 不息 | 留存
    regenerate | 再生 = 重生
    annihilator = 歼灭
    devoid = 虚色
    myriad = 繁影
    exploit = 榨取
    extort = 敲诈
    ascend = 登殿
    day night | daybound = 昼形 夜形
    scry | 预见 | 占 = 占卜
    clash | 拼点 = 比点
    surveil = 刺探
    fight | 对打 | 互打 | 单挑 = 互斗
    goad | 嘲讽 = 煽惑
    explore = 勘察
    investigate = 探查
    proliferate = 增殖
    populate = 殖民
    discover = 倾探
    connive = 筹谋
    learn = 温习
    adapt = 演化
    amass = 囤兵
    """
    + ENGLISH
    + PLAY
    + SAID
    + NUMBERS
    + TABLE
    + ASKED
    + PLAIN
    + NAMES
    + EVERYDAY
    + CONCEPTS
    + ACTIONS
    + OBJECTS
    + MIXED
    + SLANG
    + SITUATIONS
    + BESIDE_PARTS
    + BESIDE_COURSE
    + BESIDE_KEYWORDS
)
