import { describe, expect, it } from 'vitest';
import { typeset } from './typeset';

describe('French punctuation', () => {
  it.each([
    ['Quand ? Maintenant !', 'Quand\u00A0? Maintenant\u00A0!'],
    ['Trois mots : un ; deux.', 'Trois mots\u00A0: un\u00A0; deux.'],
    ['« Oui » et non', '«\u00A0Oui\u00A0» et non'],
    ['[à compléter : la date]', '[à compléter\u00A0: la date]'],
    // What somebody wrote without a space, times and addresses stay as they are.
    ['Vraiment? À 10:30, https://example.test/?a=1', 'Vraiment? À 10:30, https://example.test/?a=1'],
    ['Voici ![plan](a.png)', 'Voici ![plan](a.png)'],
  ])('is set apart in %j', (text, expected) => {
    expect(typeset(text, 'fr')).toBe(expected);
    expect(typeset(text, 'fr')).toHaveLength(text.length);
  });

  it('is not that of another language', () => {
    expect(typeset('Qué : eso ?', 'es')).toBe('Qué : eso ?');
    expect(typeset('What : that ?', 'en')).toBe('What : that ?');
  });
});
