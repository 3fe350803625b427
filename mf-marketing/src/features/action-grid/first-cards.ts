/** The French grid begins with so many cards; the others are one press away. */
export const FIRST_CARDS = { fr: 8, en: undefined, es: undefined };
