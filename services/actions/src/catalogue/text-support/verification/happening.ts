import type { Language } from '../../../text/languages';

/** Words that say no more of an event than that it is on its day. */
export const HAPPENING: Readonly<Record<Language, string>> = {
  en: 'takes take took place held scheduled planned happens happened happen dated',
  fr: 'lieu aura tient tiendra tenue tenu prévu prévue fixé fixée déroule déroulera déroulé daté datée',
  es: 'lugar tendrá tuvo tiene previsto prevista fijado fijada celebra celebrará celebró fechado fechada',
};
