"""The verbs of rules and players whose forms a stemmer does not bring together, in one data module
for each language.

`VERBS` has a line for each verb: its infinitive, and the roots of its other forms. Every root, and
the infinitive's own, takes all that `ENDINGS` lists for what the infinitive ends in; `-` stands for
no ending. Roots of two and three letters take only what stands before `|`; a form of theirs that
needs more is listed whole, as a root. A form that does not exist does no harm; one that is another
word as well belongs among the irregular words of the language's profile, which are looked at first.
"""
