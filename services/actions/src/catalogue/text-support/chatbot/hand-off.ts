import type { Language } from '../../../text/languages';
import { typeset } from '../../../writing/typeset';

type Reason = 'requested' | 'not_found' | 'low_confidence';

/** Without their end: a full stop, or the contact. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  en: {
    requested: 'I am passing you on to someone from our team',
    not_found: 'I did not find this in our documents. Someone from our team can help',
    low_confidence: 'I am not sure that this answers your question. Someone from our team can confirm it',
  },
  fr: {
    requested: 'Je transmets votre demande à une personne de notre équipe',
    not_found: 'Je n’ai pas trouvé cela dans nos documents. Une personne de notre équipe peut vous aider',
    low_confidence:
      'Il n’est pas sûr que cela réponde à votre question. Une personne de notre équipe peut le confirmer',
  },
  es: {
    requested: 'Paso su solicitud a una persona de nuestro equipo',
    not_found: 'No lo he encontrado en nuestros documentos. Una persona de nuestro equipo puede ayudarle',
    low_confidence: 'No es seguro que esto responda a su pregunta. Una persona de nuestro equipo puede confirmarlo',
  },
};

/** What to tell the customer when a person should answer. */
export function handOffMessage(reason: Reason, language: Language, contact: string | null): string {
  const message = MESSAGES[language][reason];
  return contact === null ? `${message}.` : `${typeset(`${message}: `, language)}${contact}`;
}
