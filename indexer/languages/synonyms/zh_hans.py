"""Chinese players' words."""

from __future__ import annotations

from indexer.languages.synonyms import read_synonyms

SYNONYMS = read_synonyms(
    """
    etb = 进战场 | 进入战场
    ltb = 离开战场
    pw = 鹏洛客
    cmc = 法术力值 | 总法术力费用
    sba = 状态动作
    edh = 指挥官
    mulligan = 再调度
    counter = 反击 | 指示物
    token = 衍生物
    trample = 践踏
    deathtouch = 死触
    lifelink = 系命
    hexproof = 辟邪
    haste = 敏捷
    flying = 飞行
    legend rule = 传奇规则
    stack = 堆叠
    exile = 放逐
    commander = 指挥官
    scry = 占卜
    storm = 风暴
    cascade = 倾曳
    """
)
