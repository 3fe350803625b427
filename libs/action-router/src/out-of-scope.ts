import messages from './out-of-scope.json';

/** The label of messages that no action answers. */
export const NONE = 'none';

/** Messages that no action answers, as they are typed to assistants: small talk, general knowledge, code, and deeds in the world. */
export const OUT_OF_SCOPE: readonly string[] = Object.values(messages).flat();
