import type { Language } from '../../../text/languages';
import type { Grammar } from '../../../writing/compose';

export type AdPart = 'product' | 'benefit' | 'offer' | 'audience' | 'call' | 'description' | 'primary';

/** `no_cta` is a fact, an empty one, where the caller gives no call to action. `benefit`, `benefit_2` and `benefit_3` are different ones of the caller's benefits. */
export const AD_GRAMMARS: Record<Language, Grammar<AdPart>> = {
  en: {
    product: ['{product:cap}', 'Looking for {product:noun}?', '{product:cap} for {audience:bare}'],
    benefit: ['{benefit:cap}'],
    offer: ['{offer:cap}'],
    audience: ['For {audience:bare}', 'Made for {audience:bare}'],
    call: ['{cta:cap}', '{no_cta}See how it works', '{no_cta}Find out more'],
    description: [
      '{benefit:sentence} {benefit_2:sentence}',
      'For {audience:bare}. {benefit:sentence} {cta:sentence}',
      '{product:cap}. {benefit:sentence} {offer:sentence}',
      '{product:cap} for {audience:bare}. {offer:sentence}',
      '{no_cta}{product:cap} for {audience:bare}. See how it works.',
      '{no_cta}{benefit:sentence} See how it works.',
      '{benefit:sentence} {cta:sentence}',
      'See how {audience:bare} can use {product}.',
    ],
    primary: [
      'For {audience:bare}.\n\n{benefit:sentence} {product:cap}. {cta:sentence}',
      '{product:cap} for {audience:bare}:\n– {benefit:bare}\n– {benefit_2:bare}\n– {benefit_3:bare}',
      '{offer:sentence}\n\n{product:cap}. {benefit:sentence}',
      'What changes with {product}? {benefit:sentence} {benefit_2:sentence}',
      '{no_cta}For {audience:bare}: {product}. See how it works.',
      '{benefit:sentence}\n\n{product:cap}, for {audience:bare}.',
    ],
  },
  fr: {
    product: ['{product:cap}', '<Vous cherchez|Tu cherches> {product:noun} ?', '{product:cap} pour {audience:bare}'],
    benefit: ['{benefit:cap}'],
    offer: ['{offer:cap}'],
    audience: ['Pour {audience:bare}', 'Pensé pour {audience:bare}'],
    call: ['{cta:cap}', '{no_cta}<Voyez|Vois> comment ça marche', '{no_cta}En savoir plus'],
    description: [
      '{benefit:sentence} {benefit_2:sentence}',
      'Pour {audience:bare}. {benefit:sentence} {cta:sentence}',
      '{product:cap}. {benefit:sentence} {offer:sentence}',
      '{product:cap} pour {audience:bare}. {offer:sentence}',
      '{no_cta}{product:cap} pour {audience:bare}. <Voyez|Vois> comment ça marche.',
      '{no_cta}{benefit:sentence} <Découvrez|Découvre> comment.',
      '{benefit:sentence} {cta:sentence}',
    ],
    primary: [
      'Pour {audience:bare}.\n\n{benefit:sentence} {product:cap}. {cta:sentence}',
      '{product:cap} pour {audience:bare} :\n– {benefit:bare}\n– {benefit_2:bare}\n– {benefit_3:bare}',
      '{offer:sentence}\n\n{product:cap}. {benefit:sentence}',
      'Avec {product}, qu’est-ce qui change ? {benefit:sentence} {benefit_2:sentence}',
      '{no_cta}Pour {audience:bare} : {product}. <Voyez|Vois> comment ça marche.',
      '{benefit:sentence}\n\n{product:cap}, pour {audience:bare}.',
    ],
  },
  es: {
    product: ['{product:cap}', '¿<Busca|Buscas> {product:noun}?', '{product:cap} para {audience:bare}'],
    benefit: ['{benefit:cap}'],
    offer: ['{offer:cap}'],
    audience: ['Para {audience:bare}', 'Pensado para {audience:bare}'],
    call: ['{cta:cap}', '{no_cta}<Vea|Mira> cómo funciona', '{no_cta}Más información'],
    description: [
      '{benefit:sentence} {benefit_2:sentence}',
      'Para {audience:bare}. {benefit:sentence} {cta:sentence}',
      '{product:cap}. {benefit:sentence} {offer:sentence}',
      '{product:cap} para {audience:bare}. {offer:sentence}',
      '{no_cta}{product:cap} para {audience:bare}. <Vea|Mira> cómo funciona.',
      '{no_cta}{benefit:sentence} <Descubra|Descubre> cómo.',
      '{benefit:sentence} {cta:sentence}',
      '<Vea|Mira> lo que {product} puede hacer por {audience:bare}.',
    ],
    primary: [
      'Para {audience:bare}.\n\n{benefit:sentence} {product:cap}. {cta:sentence}',
      '{product:cap} para {audience:bare}:\n– {benefit:bare}\n– {benefit_2:bare}\n– {benefit_3:bare}',
      '{offer:sentence}\n\n{product:cap}. {benefit:sentence}',
      '¿Qué cambia con {product}? {benefit:sentence} {benefit_2:sentence}',
      '{no_cta}Para {audience:bare}: {product}. <Vea|Mira> cómo funciona.',
      '{benefit:sentence}\n\n{product:cap}, para {audience:bare}.',
    ],
  },
};
