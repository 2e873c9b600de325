"""Chinese characters: how they are typed, and which are the same in traditional writing.

It knows characters only, no words. Readings and pairs are those of the national standards (GB/T
2312, whose first level is sorted by reading, and the table of simplified characters of 1986/2013),
for the characters of that level and those that rulebooks use; they were looked up with pypinyin and
OpenCC, and gone through by hand.
"""

from __future__ import annotations

import re

_FIRSTS = """
    a啊 ai埃 an鞍 ang肮 ao凹 ba芭 bai白 ban斑 bang邦 bao苞 bei杯 ben奔 beng崩 bi逼 bian鞭 biao标
    bie鳖 bin彬 bing兵 bo玻 bu捕 ca擦 cai猜 can餐 cang苍 cao操 ce厕 ceng层 cha插 chai拆 chan搀
    chang昌 chao超 che车 chen郴 cheng撑 chi吃 chong充 chou抽 chu初 chuai揣 chuan川 chuang疮 chui吹
    chun春 chuo戳 ci疵 cong聪 cou凑 cu粗 cuan蹿 cui摧 cun村 cuo磋 da搭 dai呆 dan耽 dang当 dao刀
    de德 deng蹬 di堤 dian颠 diao碉 die跌 ding丁 diu丢 dong东 dou兜 du督 duan端 dui堆 dun墩 duo掇
    e蛾 en恩 er而 fa发 fan藩 fang坊 fei菲 fen芬 feng丰 fo佛 fou否 fu夫 ga噶 gai该 gan干 gang冈
    gao篙 ge哥 gei给 gen根 geng耕 gong工 gou钩 gu辜 gua刮 guai乖 guan棺 guang光 gui瑰 gun辊 guo锅
    ha哈 hai骸 han酣 hang夯 hao壕 he呵 hei嘿 hen痕 heng哼 hong轰 hou喉 hu呼 hua花 huai槐 huan欢
    huang荒 hui灰 hun荤 huo豁 ji击 jia嘉 jian歼 jiang僵 jiao蕉 jie揭 jin巾 jing荆 jiong炯 jiu揪
    ju鞠 juan捐 jue撅 jun均 ka喀 kai开 kan刊 kang康 kao考 ke坷 ken肯 keng坑 kong空 kou抠 ku枯
    kua夸 kuai块 kuan宽 kuang匡 kui亏 kun坤 kuo括 la垃 lai莱 lan蓝 lang琅 lao捞 le勒 lei雷 leng棱
    li厘 lia俩 lian联 liang粮 liao撩 lie列 lin琳 ling玲 liu溜 long龙 lou楼 lu芦 lv驴 lu绿 luan峦
    lve掠 lun抡 luo萝 ma妈 mai埋 man瞒 mang芒 mao猫 me么 mei玫 men门 meng萌 mi眯 mian棉 miao苗
    mie蔑 min民 ming明 miu谬 mo摸 mou谋 mu拇 na拿 nai氖 nan南 nang囊 nao挠 ne呢 nei馁 nen嫩 neng能
    ni妮 nian蔫 niang娘 niao鸟 nie捏 nin您 ning柠 niu牛 nong脓 nu奴 nv女 nuan暖 nve虐 nuo挪 o哦
    ou欧 pa啪 pai拍 pan攀 pang乓 pao抛 pei呸 pen喷 peng砰 pi坯 pian篇 piao飘 pie撇 pin拼 ping乒
    po坡 pu扑 qi期 qia掐 qian牵 qiang枪 qiao橇 qie切 qin钦 qing青 qiong琼 qiu秋 qu趋 quan圈 que缺
    qun裙 ran然 rang瓤 rao饶 re惹 ren壬 reng扔 ri日 rong戎 rou揉 ru茹 ruan软 rui蕊 run闰 ruo若
    sa撒 sai腮 san三 sang桑 sao搔 se瑟 sen森 seng僧 sha莎 shai筛 shan珊 shang墒 shao梢 she奢
    shen砷 sheng声 shi师 shou收 shu蔬 shua刷 shuai摔 shuan栓 shuang霜 shui谁 shun吮 shuo说 si斯
    song松 sou搜 su苏 suan酸 sui虽 sun孙 suo蓑 ta塌 tai胎 tan坍 tang汤 tao掏 te特 teng藤 ti梯
    tian天 tiao挑 tie贴 ting厅 tong通 tou偷 tu凸 tuan湍 tui推 tun吞 tuo拖 wa挖 wai歪 wan豌 wang汪
    wei威 wen瘟 weng嗡 wo挝 wu巫 xi昔 xia瞎 xian掀 xiang相 xiao萧 xie楔 xin薪 xing星 xiong兄 xiu休
    xu墟 xuan轩 xue靴 xun勋 ya压 yan焉 yang殃 yao邀 ye椰 yi一 yin茵 ying英 yo哟 yong拥 you幽 yu迂
    yuan鸳 yue曰 yun耘 za匝 zai栽 zan咱 zang赃 zao遭 ze责 zei贼 zen怎 zeng增 zha扎 zhai摘 zhan瞻
    zhang樟 zhao招 zhe遮 zhen珍 zheng蒸 zhi芝 zhong中 zhou舟 zhu珠 zhua抓 zhuai拽 zhuan专 zhuang桩
    zhui椎 zhun谆 zhuo捉 zi兹 zong鬃 zou邹 zu租 zuan钻 zui嘴 zun尊 zuo昨
"""
"""Each syllable before the first character of the standard's first level that is read so."""
_MORE = """
    an黯 bei悖 bi哔 bian蝙 biao镖 piao嫖 chan忏 chui槌 dun沌 ci祠 da鞑 diao貂 tun豚 e萼鳄 fei妃翡
    fu芙蝠 ga伽 ge硌 shai骰 huan浣獾 jia迦 jiang缰 jing阱 jiu鸠鹫 ju橘 ku骷 kuo蛞 la菈 li蛎 lie鬣
    lin麟 lou髅 mei楣魅 mi麋 ming冥 nao瑙 nian黏 nong侬 ou瓯 qi麒 qian茜虔 qiu犰 rui芮 sha鲨
    shen蜃 sui邃 sun隼 ti缇 wei帷猬薇 wu鹉 xi蜥 yi蜴 xuan渲漩炫 ya娅 yan魇鼹 yang旸 you黝 ying鹦
    yong俑 you鼬 yu狳蝓 zai崽 zhi蛭 zhu侏 chong重 he吓
"""
"""Characters of the second level, and those that rules read otherwise than the standard does."""
_TRADITIONAL = """
    萬万 與与 醜丑 專专 業业 叢丛 東东 絲丝 丟丢 兩两 嚴严 喪丧 個个 臨临 為为 爲为 麗丽 舉举 麼么
    義义 烏乌 樂乐 喬乔 習习 書书 亂乱 爭争 於于 雲云 亞亚 產产 親亲 僅仅 僕仆 從从 倉仓 儀仪 們们
    價价 眾众 衆众 優优 夥伙 會会 傳传 傷伤 倫伦 偽伪 僞伪 體体 餘余 妳你 傭佣 俠侠 侶侣 偵侦 側侧
    儂侬 傾倾 償偿 儲储 殭僵 兒儿 蘭兰 關关 茲兹 獸兽 內内 寫写 軍军 農农 沖冲 衝冲 決决 況况 準准
    減减 幾几 鳳凤 凱凯 擊击 劃划 則则 剛刚 創创 刪删 別别 彆别 製制 剎刹 劑剂 劇剧 辦办 動动 勵励
    勞劳 勢势 勳勋 區区 醫医 昇升 華华 協协 單单 佔占 盧卢 衛卫 衞卫 卻却 捲卷 廠厂 曆历 歷历 厲厉
    壓压 釐厘 參参 雙双 發发 髮发 變变 敍叙 敘叙 疊叠 衹只 隻只 檯台 臺台 葉叶 號号 後后 嚇吓 嗎吗
    啓启 啟启 員员 週周 詠咏 響响 嗶哔 喚唤 迴回 團团 園园 圍围 國国 圖图 圓圆 聖圣 場场 壞坏 塊块
    壇坛 墳坟 墻墙 牆墙 壯壮 聲声 殼壳 處处 備备 復复 複复 夠够 頭头 誇夸 奪夺 奮奋 獎奖 奧奥 婭娅
    學学 寧宁 牠它 寶宝 實实 審审 宮宫 寬宽 賓宾 對对 尋寻 導导 將将 爾尔 嘗尝 嚐尝 屍尸 儘尽 盡尽
    層层 屬属 歲岁 島岛 峯峰 幣币 佈布 帥帅 師师 帶带 幫帮 乾干 幹干 並并 廣广 慶庆 庫库 應应 龐庞
    廢废 開开 異异 棄弃 張张 彌弥 彎弯 彈弹 強强 歸归 當当 錄录 徹彻 徵征 徑径 憶忆 懺忏 懷怀 態态
    總总 恆恒 惡恶 悅悦 懸悬 驚惊 懼惧 懲惩 慣惯 願愿 懾慑 懶懒 戲戏 戰战 撲扑 託托 執执 掃扫 揚扬
    擾扰 撫抚 拋抛 搶抢 護护 報报 擡抬 擔担 擁拥 攔拦 擰拧 撥拨 擇择 掛挂 擋挡 揮挥 換换 搗捣 據据
    擲掷 攜携 攝摄 敵敌 數数 鬥斗 斬斩 斷断 無无 舊旧 時时 暘旸 晝昼 顯显 曉晓 暈晕 暫暂 術术 機机
    殺杀 權权 條条 來来 盃杯 傑杰 鬆松 極极 構构 標标 棧栈 欄栏 樹树 樣样 檔档 夢梦 檢检 稜棱 檻槛
    橫横 歡欢 歐欧 殲歼 殘残 毀毁 畢毕 氣气 匯汇 彙汇 汙污 沒没 洩泄 註注 澤泽 潔洁 漿浆 測测 湧涌
    漣涟 渦涡 漸渐 溫温 遊游 滯滞 滿满 潛潜 滅灭 燈灯 靈灵 爐炉 砲炮 點点 煉炼 爍烁 燭烛 燒烧 熱热
    愛爱 牽牵 犧牺 狀状 獨独 獅狮 獄狱 獵猎 豬猪 貓猫 蝟猬 獻献 獺獭 瑪玛 環环 現现 甌瓯 電电 畫画
    療疗 瘋疯 監监 蓋盖 盜盗 盤盘 著着 礦矿 碼码 礎础 確确 禮礼 禱祷 離离 禿秃 種种 祕秘 積积 稱称
    稅税 穩稳 豎竖 競竞 筆笔 籠笼 築筑 籌筹 籤签 簡简 類类 糧粮 係系 繫系 緊紧 糾纠 紅红 約约 級级
    紀纪 納纳 縱纵 紙纸 綫线 線线 組组 細细 織织 終终 經经 綁绑 結结 給给 絕绝 統统 繼继 續续 維维
    綿绵 綜综 綠绿 緹缇 緩缓 編编 緣缘 纏缠 縮缩 繮缰 韁缰 網网 羅罗 罰罚 羣群 職职 聯联 勝胜 脈脉
    脫脱 臉脸 艦舰 藝艺 節节 蘇苏 範范 盪荡 蕩荡 萊莱 蓮莲 獲获 穫获 蘿萝 營营 薩萨 藍蓝 慮虑 虛虚
    蟲虫 雖虽 蝦虾 蠣蛎 蠻蛮 蝸蜗 蠍蝎 補补 襲袭 裝装 見见 規规 覓觅 視视 覽览 覺觉 觸触 計计 訂订
    認认 討讨 讓让 訓训 議议 記记 講讲 許许 論论 諷讽 設设 訪访 證证 詛诅 識识 詐诈 訴诉 詞词 譯译
    試试 詩诗 誠诚 話话 詭诡 詢询 該该 詳详 語语 誤误 誘诱 說说 説说 誦诵 請请 諸诸 諾诺 讀读 課课
    誰谁 調调 誼谊 謀谋 諜谍 諧谐 謎谜 謝谢 貝贝 負负 責责 敗败 質质 販贩 貪贪 購购 貫贯 貼贴 貴贵
    貿贸 費费 賊贼 賈贾 資资 賦赋 賭赌 贖赎 賴赖 賽赛 贊赞 贈赠 贏赢 躍跃 踐践 蹤踪 車车 轉转 輪轮
    軸轴 載载 較较 輔辅 輝辉 輻辐 輸输 辭辞 闢辟 邊边 達达 遷迁 過过 運运 還还 這这 進进 遠远 違违
    連连 遲迟 跡迹 蹟迹 適适 選选 遞递 遺遗 鄧邓 鄰邻 採采 釋释 裏里 裡里 鑑鉴 針针 釘钉 鍾钟 鐘钟
    錢钱 鉗钳 鑽钻 鐵铁 銅铜 銘铭 銀银 鋪铺 鍊链 鏈链 銷销 鎖锁 鋒锋 錯错 錨锚 鍵键 鋸锯 鍛锻 鎮镇
    鏢镖 鏡镜 長长 門门 閃闪 問问 閒闲 間间 閱阅 閲阅 隊队 陽阳 陰阴 陣阵 階阶 際际 險险 隨随 隱隐
    僱雇 霧雾 靜静 韃鞑 頁页 頂顶 項项 順顺 須须 頓顿 頌颂 預预 領领 頸颈 顆颗 題题 顏颜 額额 顛颠
    風风 飛飞 飢饥 飾饰 餓饿 館馆 馬马 馭驭 馴驯 駛驶 駐驻 駝驼 駕驾 駱骆 駿骏 騎骑 驟骤 髏髅 魘魇
    魚鱼 魯鲁 鮮鲜 鯊鲨 鯨鲸 鱷鳄 鳥鸟 鳩鸠 雞鸡 鳴鸣 鴨鸭 鵡鹉 鵬鹏 鸚鹦 鷲鹫 鷹鹰 黃黄 鼴鼹 齊齐
    齒齿 龍龙 龜龟 併并 侖仑 侷局 倆俩 倖幸 偉伟 傘伞 傢家 債债 僑侨 僥侥 億亿 儈侩 儉俭 兇凶 兌兑
    冊册 冪幂 凍冻 凜凛 剋克 剝剥 剷铲 劉刘 劊刽 劍剑 勁劲 務务 勛勋 勸劝 勻匀 卹恤 厭厌 吳吴 吶呐
    呂吕 唸念 啞哑 喫吃 喲哟 嗆呛 嗚呜 嘆叹 嘔呕 嘩哗 嘯啸 噓嘘 噴喷 噸吨 噹当 嚥咽 嚨咙 嚮向 囂嚣
    囌苏 囑嘱 囪囱 堅坚 堯尧 塗涂 塢坞 塵尘 塹堑 墊垫 墜坠 墮堕 墾垦 壘垒 壟垄 壩坝 壺壶 壽寿 夾夹
    妝妆 姦奸 娛娱 婁娄 婦妇 媽妈 嬌娇 嬰婴 嬸婶 孃娘 孫孙 孿孪 寢寝 寵宠 屆届 屜屉 屢屡 岡冈 峽峡
    崑昆 崗岗 崙仑 嶄崭 嶺岭 嶼屿 嶽岳 巒峦 巖岩 帳帐 幀帧 幟帜 廁厕 廂厢 廄厩 廈厦 廚厨 廟庙 廬庐
    廳厅 弔吊 彥彦 彫雕 彿佛 恥耻 悶闷 悽凄 惱恼 慄栗 慘惨 慚惭 慫怂 慼戚 慾欲 憂忧 憊惫 憐怜 憑凭
    憚惮 憤愤 憫悯 憲宪 懇恳 戀恋 戶户 挾挟 捨舍 捱挨 掄抡 掙挣 揀拣 損损 搖摇 摟搂 摯挚 摺折 摻掺
    撈捞 撐撑 撓挠 撻挞 撾挝 撿捡 擄掳 擠挤 擬拟 擱搁 擴扩 擺摆 擻擞 攆撵 攏拢 攙搀 攣挛 攤摊 攪搅
    攬揽 斂敛 斃毙 晉晋 暢畅 曠旷 曬晒 朮术 枴拐 柵栅 桿杆 棗枣 棟栋 棲栖 楊杨 楓枫 榦干 榮荣 槍枪
    槓杠 槳桨 樁桩 樑梁 樓楼 樞枢 樸朴 橋桥 橢椭 檸柠 櫃柜 櫥橱 櫻樱 欽钦 歎叹 毆殴 氈毡 氫氢 氾泛
    汎泛 洶汹 涼凉 淒凄 淚泪 淨净 淪沦 淵渊 淺浅 渙涣 渾浑 湊凑 湯汤 溝沟 溼湿 滄沧 滌涤 滬沪 滲渗
    滷卤 滾滚 漁渔 漢汉 漬渍 漲涨 潑泼 潤润 潰溃 澀涩 澆浇 澗涧 澱淀 濁浊 濃浓 濕湿 濘泞 濛蒙 濟济
    濤涛 濫滥 濰潍 濱滨 濺溅 濾滤 瀉泻 瀋沈 瀕濒 瀝沥 瀰弥 瀾澜 灑洒 灘滩 灣湾 灤滦 災灾 煙烟 煥焕
    煩烦 熒荧 熾炽 燙烫 燦灿 燬毁 燴烩 燻熏 燼烬 爛烂 爺爷 犢犊 狹狭 狽狈 猙狰 猶犹 獰狞 琺珐 瑣琐
    瑤瑶 瑩莹 瓊琼 甕瓮 甦苏 畝亩 疇畴 痙痉 痠酸 瘍疡 瘓痪 瘡疮 瘧疟 癒愈 癟瘪 癡痴 癢痒 癥症 癬癣
    癱瘫 皚皑 皺皱 盞盏 睏困 睜睁 瞞瞒 矇蒙 矚瞩 矯矫 硃朱 硯砚 碩硕 磚砖 礙碍 礫砾 礬矾 祿禄 禍祸
    禦御 稈秆 穀谷 穎颖 穢秽 窩窝 窪洼 窮穷 窯窑 窺窥 竄窜 竅窍 竊窃 筍笋 箇个 箋笺 篩筛 簍篓 簑蓑
    簽签 簾帘 籃篮 籬篱 籮箩 籲吁 粵粤 糞粪 糰团 紉纫 紋纹 紐纽 純纯 紗纱 紛纷 紡纺 紮扎 紳绅 紹绍
    絃弦 絆绊 絛绦 絞绞 絡络 絢绚 絨绒 絹绢 綏绥 綑捆 綢绸 綱纲 綴缀 綵彩 綸纶 綻绽 綽绰 緒绪 緘缄
    緝缉 緞缎 締缔 緬缅 緯纬 練练 緻致 縛缚 縣县 縫缝 縴纤 縷缕 績绩 繃绷 繕缮 繞绕 繡绣 繩绳 繪绘
    繭茧 繳缴 繹绎 纓缨 纔才 纖纤 纜缆 缽钵 罈坛 罵骂 罷罢 羨羡 翹翘 聞闻 聰聪 聳耸 聶聂 聽听 聾聋
    肅肃 脅胁 脣唇 脩修 脹胀 腎肾 腦脑 腫肿 腳脚 腸肠 膚肤 膠胶 膩腻 膽胆 膿脓 臍脐 臘腊 臟脏 臥卧
    興兴 艙舱 艱艰 艷艳 荊荆 莊庄 莖茎 莢荚 菸烟 葦苇 葷荤 蒐搜 蒼苍 蓆席 蔔卜 蔣蒋 蔥葱 蔭荫 蕪芜
    蕭萧 薊蓟 薑姜 薔蔷 薦荐 薹苔 藥药 藹蔼 蘆芦 蘊蕴 蘋苹 虜虏 虧亏 蛻蜕 蝕蚀 蝨虱 螞蚂 螢萤 蟬蝉
    蟻蚁 蠅蝇 蠟蜡 蠱蛊 蠶蚕 褲裤 襖袄 襪袜 襬摆 襯衬 觀观 訃讣 訊讯 訖讫 訛讹 訝讶 訟讼 訣诀 診诊
    証证 評评 詣诣 詫诧 誅诛 誌志 誕诞 誡诫 誣诬 誨诲 誹诽 諄谆 談谈 諒谅 諮咨 諱讳 諺谚 謂谓 謄誊
    謊谎 謗谤 謙谦 謠谣 謬谬 謹谨 譁哗 譏讥 譚谭 譜谱 譟噪 譴谴 譽誉 讒谗 讚赞 豈岂 豐丰 豔艳 貞贞
    財财 貢贡 貧贫 貨货 貯贮 貳贰 貶贬 買买 貸贷 賀贺 賂赂 賃赁 賄贿 賒赊 賜赐 賞赏 賠赔 賢贤 賣卖
    賤贱 賬账 賺赚 贅赘 贍赡 贓赃 贛赣 趕赶 趙赵 趨趋 踴踊 躊踌 軀躯 軋轧 軌轨 軒轩 軟软 輓挽 輕轻
    輛辆 輥辊 輩辈 輯辑 輾辗 輿舆 轄辖 轅辕 轍辙 轎轿 轟轰 辮辫 辯辩 遙遥 遜逊 遼辽 邁迈 邏逻 郵邮
    鄉乡 鄒邹 鄭郑 醞酝 醣糖 醬酱 釀酿 釁衅 釣钓 釦扣 釩钒 鈉钠 鈍钝 鈔钞 鈕钮 鈞钧 鈣钙 鈴铃 鈾铀
    鉀钾 鉅巨 鉑铂 鉚铆 鉛铅 鉤钩 鉸铰 鉻铬 銑铣 銜衔 銳锐 銻锑 鋁铝 鋅锌 鋇钡 鋤锄 鋼钢 錐锥 錘锤
    錠锭 錦锦 錫锡 錳锰 錶表 鍋锅 鍍镀 鍬锹 鎂镁 鎊镑 鎚锤 鎢钨 鎬镐 鎳镍 鏟铲 鏽锈 鐮镰 鐳镭 鑄铸
    鑒鉴 鑰钥 鑲镶 鑷镊 鑼锣 鑿凿 閉闭 閏闰 閑闲 閘闸 閡阂 閣阁 閤合 閥阀 閨闺 閩闽 閻阎 闆板 闊阔
    闌阑 闖闯 闡阐 陝陕 陞升 陳陈 陸陆 隕陨 隴陇 隸隶 雛雏 雜杂 難难 霑沾 鞏巩 鞦秋 韆千 韋韦 韌韧
    韓韩 韻韵 頃顷 頑顽 頒颁 頗颇 頤颐 頰颊 頹颓 頻频 顧顾 顫颤 顱颅 颱台 颳刮 飄飘 飯饭 飲饮 飼饲
    飽饱 餃饺 餅饼 養养 餌饵 餒馁 餞饯 餡馅 餵喂 餾馏 饅馒 饑饥 饒饶 饞馋 馮冯 馱驮 馳驰 駁驳 駒驹
    駭骇 騁骋 騙骗 騰腾 騷骚 騾骡 驅驱 驕骄 驗验 驢驴 骯肮 髒脏 鬍胡 鬚须 鬧闹 鬨哄 鬱郁 鮑鲍 鯉鲤
    鰓鳃 鱉鳖 鱗鳞 鴉鸦 鴕鸵 鴛鸳 鴦鸯 鴻鸿 鴿鸽 鵑鹃 鵝鹅 鵲鹊 鶴鹤 鷗鸥 鹵卤 鹹咸 鹼碱 鹽盐 麥麦
    麴曲 麵面 黨党 黴霉 鼕冬 齋斋 齡龄 齣出 齧啮 齲龋 龔龚 瞭了 藉借 祇只 麽么 牀床 滙汇 粧妆
"""
"""A traditional character, or another way to write it, before the simplified one."""
_LEVEL_ONE = (range(0xB0, 0xD8), range(0xA1, 0xFF))
"""Its rows, and the cells of each, as GB 2312 is encoded."""
_SYLLABLE = re.compile("([a-z]+)([^a-z]+)")
_BLURRED = ((re.compile("^([zcs])h"), r"\1"), (re.compile("([ei])ng$"), r"\1n"))
"""What many speakers do not tell apart."""

_DIGITS = str.maketrans("零〇一二三四五六七八九", "00123456789")
_TELLING = "0-9零〇一二三四五六七八九"
_TOLD = re.compile(
    rf"(?<![{_TELLING}.十百])([{_TELLING}]{{3}})[点點]([{_TELLING}十]{{1,3}})(?![百点點])"
)
"""A rule's number as it is told aloud: `六一三点八`."""


def numbers_in_digits(text: str) -> str:
    """Return a text with each rule's number that is told aloud as it is written (`702点十九b`)."""
    return _TOLD.sub(lambda found: f"{_digits(found[1])}.{_digits(found[2])}", text)


def read_syllables() -> dict[str, str]:
    """Return the syllable that each character is typed as, without its tone (`践` → `jian`)."""
    firsts = {text[-1]: text[:-1] for text in _FIRSTS.split()}
    found: dict[str, str] = {}
    syllable = ""
    for character in _level_one():
        syllable = firsts.get(character, syllable)
        found[character] = syllable
    for syllable, characters in _SYLLABLE.findall("".join(_MORE.split())):
        found |= dict.fromkeys(characters, syllable)
    return found


def blur(syllable: str) -> str:
    """Return a syllable as those hear it who do not tell `zhen`, `zheng` and `zen` apart."""
    for ending, instead in _BLURRED:
        syllable = ending.sub(instead, syllable)
    return syllable


def read_traditional() -> dict[str, str]:
    """Return the simplified character for each traditional one."""
    return {pair[0]: pair[1] for pair in _TRADITIONAL.split()}


def _digits(told: str) -> str:
    """Return a number in digits: each for itself, or tens and ones (`二十一`)."""
    tens, is_tens, ones = told.translate(_DIGITS).partition("十")
    return f"{tens or 1}{ones or 0}" if is_tens else tens


def _level_one() -> str:
    rows, cells = _LEVEL_ONE
    codes = bytes(byte for row in rows for cell in cells for byte in (row, cell))
    return codes.decode("gb2312", errors="ignore")
