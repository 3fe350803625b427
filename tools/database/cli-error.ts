/** A reason not to go on that the person at the terminal can act upon: printed as one sentence, without a stack. */
export class Refusal extends Error {}
