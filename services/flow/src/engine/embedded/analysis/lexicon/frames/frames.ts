/** How a language builds the sentences of an intake: who speaks of whom, and with which verbs and nouns. Patterns meet folded text. */
export interface Frames {
  /** What may stand before the subject of a sentence: "and then", "usually,". */
  readonly lead: RegExp;
  /** The author, or what is the author's, as a subject. */
  readonly ownSubject: RegExp;
  /** A pronoun or a general noun for the audience as a subject: "they", "people". */
  readonly theirSubject: RegExp;
  /** Nobody, or a quantity of people, as a subject: "nobody", "half of them". */
  readonly someSubject: RegExp;
  /** Verbs with which something is provided or received; what follows is what is on offer. */
  readonly offering: RegExp;
  /** Nouns of what can be sold or given: "audit", "subscription". */
  readonly goods: RegExp;
  /** Verbs with which customers and the author meet: "hire", "call", "work with". */
  readonly dealing: RegExp;
  /** Verbs of paying, deciding and signing. */
  readonly deciding: RegExp;
  /** Words of publishing; in `topicOpening` what follows is what is written about. */
  readonly publishing: RegExp;
  readonly topicOpening: RegExp;
  /** A topic as a question or an activity, at the beginning of an item. */
  readonly topicShape: RegExp;
  /** A verb of being, before a determiner. */
  readonly copula: RegExp;
  /** An indefinite article or a number. */
  readonly indefinite: RegExp;
  /** Verbs of the past and years: the author's history. */
  readonly history: RegExp;
  /** What happens often, at last or at the wrong time. */
  readonly recurrence: RegExp;
  /** A few words that introduce a complaint and say nothing of it: "worst of all,", "they tell us that". */
  readonly complaintOpening: RegExp;
  /** A sentence that only says that complaints follow: "it is the same story". */
  readonly announcement: RegExp;
  /** A story of one case: "one client discovered …", "last summer …". */
  readonly anecdote: RegExp;
  /** What goes on with a noun: "of", "with", "who". `relative` opens a clause, which has a verb of its own. */
  readonly complement: RegExp;
  readonly relative: RegExp;
  readonly article: RegExp;
  /** Frequent verbs, at which a noun phrase ends. */
  readonly verb: RegExp;
  /** A clause of time, condition or reason at the beginning: "by the time …", "when …". */
  readonly subordinate: RegExp;
  /** The first words of "what we do for them is …". */
  readonly cleft: RegExp;
  /** "first", "second": the sentence is an item of a list. */
  readonly ordinal: RegExp;
  /** Existence: "there is a …"; what follows may be on offer. */
  readonly existence: RegExp;
  /** Forms of "to be" with adverbs, before a name. */
  readonly being: RegExp;
  /** Kinds of organisations followed by what they are active in: the first group. */
  readonly activeIn: RegExp;
  /** What announces the name of a sector: "strongest in"; what may stand before the name, and the words at which it ends. */
  readonly sectorOpening: RegExp;
  readonly sectorArticle: RegExp;
  readonly sectorEnd: RegExp;
  /** Where the money comes from, or where the author wants to grow; one of its groups names the sector. */
  readonly turnover: RegExp;
  /** Customers come to the author, and the clause behind says why: "they call us when …". */
  readonly reason: RegExp;
  /** A pronoun for what was named before, as an object. */
  readonly them: RegExp;
  /** What stands before a noun that names the author, or the customers as a whole. */
  readonly ofAuthor: RegExp;
  /** A word for the author. */
  readonly author: RegExp;
  /** A pronoun or particle before a verb. */
  readonly beforeVerb: RegExp;
}
