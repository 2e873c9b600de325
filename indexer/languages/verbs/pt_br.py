"""Portuguese verbs: those whose forms the stemmer and the language's other endings do not bring
together."""

from __future__ import annotations

_FUTURE = ["rei", "ras", "ra", "remos", "rao", "ria", "rias", "riamos", "riam"]
_AR = f"""
    ar ares armos arem o as a amos am ei ou aram ava avam e es em emos asse assem
    ando ado ada ados adas {" ".join(f"a{ending}" for ending in _FUTURE)}
"""
_ER = f"""
    er eres ermos erem o es e emos em i eu eram ia iam a as am amos esse essem
    endo ido ida idos idas {" ".join(f"e{ending}" for ending in _FUTURE)}
"""
_IR = f"""
    ir ires irmos irem o es e imos em i iu iram ia iam a as am amos isse issem
    indo ido ida idos idas {" ".join(f"i{ending}" for ending in _FUTURE)}
"""
ENDINGS = {"ar": _AR, "er": _ER, "ir": _IR}

VERBS = """
    atribuir
    bloquear bloquei
    comparar
    copiar
    declarar
    defender
    desencadear desencadei
    desistir
    desvirar
    dividir
    esperar
    impedir impec
    incluir
    liberar
    modificar modifiqu
    moer
    obter obtenh obtinh obtev obtiv
    prevenir previn
    produzir
    proteger protej
    recuperar
    reduzir
    regenerar
    repetir repit
    retirar
    separar
    subir
    substituir
    sumir
"""
