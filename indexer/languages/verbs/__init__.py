"""The verbs of rules and players whose forms a stemmer does not bring together; one data module a
language.

`VERBS` has a line a verb: the infinitive, and the roots that other forms are made of, each of which
takes every ending that `ENDINGS` gives for the infinitive's; `-` stands for none. Roots of two and
three letters take only those before `|`; a form of theirs that needs another is written out as a
root. A form that does not exist does no harm; one that is another word as well belongs into the
language's irregular words, which go before.
"""
