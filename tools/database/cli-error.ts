/** An error that the user of a command can act upon: printed as one sentence, without a stack. */
export class CliError extends Error {}
