import type { Language } from '../../../text/languages';
import type { Grammar } from '../../../writing/compose';
import grammars from './grammar.json';

export type AdPart = 'product' | 'benefit' | 'offer' | 'audience' | 'call' | 'description' | 'primary';

/** `no_cta` is a fact, an empty one, where the caller gives no call to action. `benefit`, `benefit_2` and `benefit_3` are different ones of the caller's benefits. */
export const AD_GRAMMARS: Record<Language, Grammar<AdPart>> = grammars;
