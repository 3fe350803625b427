import { describe, expect, it } from 'vitest';
import { blankNeutralWords } from './neutral-words';

describe('blankNeutralWords', () => {
  it.each([
    ['agradezco su respuesta', 'su respuesta'],
    ['les agradezco el recibo', 'el recibo'],
    ['se lo agradezco', ''],
    ['le agradecería el envío', 'el envío'],
    ['agradeceríamos una copia', 'una copia'],
    ['os agradeceré la copia', 'la copia'],
    ['te lo agradecemos', ''],
    ['estoy agradecido', 'estoy agradecido'],
    ['los buenos recuerdos', 'los buenos recuerdos'],
  ])('leaves of the Spanish "%s" only "%s"', (text, rest) => {
    expect(blankNeutralWords(text, 'es').trim()).toBe(rest);
  });
});
