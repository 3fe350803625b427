import type { Language } from '../text/languages';

const NBSP = '\u00A0';

/**
 * The marks of a language around what a template and a caller's texts make: non-breaking spaces before French marks and inside
 * guillemets, the opening marks of Spanish questions. Addresses of the web, times and smileys are left as they are.
 */
export function typeset(text: string, language: Language): string {
  const spaced = text.replace(/[ \t]{2,}/gu, ' ').replace(/ +\n/gu, '\n');
  // 25.% or a fact that ends with a mark before the template's own.
  const single = spaced.replace(/([.!?…])\.(?=\s|$)/gu, '$1');
  if (language === 'fr') return typesetFrench(single);
  return language === 'es' ? typesetSpanish(single) : single;
}

function typesetFrench(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=[\p{L}\p{N}»)%€$\]])[ \u00A0\u202F]*([!?;]+)(?=\s|$|»)/gu, `${NBSP}$1`)
    .replace(/(?<=[\p{L}\p{N}»)%€\]])[ \u00A0\u202F]*:(?=[\s*]|$)/gu, `${NBSP}:`)
    .replace(/«[ \u00A0\u202F]*/gu, `«${NBSP}`)
    .replace(/[ \u00A0\u202F]*»/gu, `${NBSP}»`)
    .replace(/(?<=\d)[ \u202F](?=(?:%|€|k€|M€)(?!\p{L}))/gu, NBSP);
}

/** A question or exclamation that has its end mark only gets the opening one at the beginning of its last clause. */
function typesetSpanish(text: string): string {
  return text.replace(/[^.!?¿¡\n]*[!?]+(?=[\s"”»)]|$)/gu, (sentence, offset: number) => {
    const previous = text[offset - 1] ?? ' ';
    if (/[¿¡]/u.test(previous) || /^\S\S/u.test(previous + sentence)) return sentence;
    const [, before = '', rest = ''] = /^([\s"“«]*(?:[^:]*:\s+)?)(.*)$/su.exec(sentence) ?? [];
    if (!/\p{L}/u.test(rest)) return sentence;
    return `${before}${sentence.endsWith('?') ? '¿' : '¡'}${rest}`;
  });
}
