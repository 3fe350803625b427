import type { Language } from '../../i18n/language';

/** A toast. */
export interface Message {
  title: string;
  description: string;
}

export interface WaitlistTexts {
  heading: string;
  emailLabel: string;
  emailPlaceholder: string;
  consent: string;
  submit: string;
  submitting: string;
  success: Message;
  successInline: string;
  missing: Message;
  missingConsent: Message;
  invalidEmail: Message;
  tooFast: (seconds: number) => Message;
  timeout: Message;
  failed: Message;
  unexpected: Message;
  failedInline: string;
}

/** The specified texts of the waitlist, letter for letter, and our own labels around them. */
export const waitlistTexts: Record<Language, WaitlistTexts> = {
  fr: {
    heading: 'Rejoindre la liste d’attente',
    emailLabel: 'Adresse e-mail',
    emailPlaceholder: 'vous@exemple.fr',
    consent:
      'J’accepte que declic garde mon adresse e-mail pour me prévenir de l’ouverture. Je peux changer d’avis à tout moment.',
    submit: 'Rejoindre la liste',
    submitting: 'Inscription en cours…',
    success: {
      title: 'Merci pour votre inscription !',
      description: 'Nous vous contacterons dès que nous serons prêts.',
    },
    successInline: 'Un e-mail vous attend : ouvrez son lien pour confirmer votre adresse.',
    missing: { title: 'Erreur de validation', description: 'Veuillez remplir tous les champs requis.' },
    missingConsent: { title: 'Erreur de validation', description: 'Veuillez remplir tous les champs requis.' },
    invalidEmail: { title: 'Email invalide', description: 'Veuillez saisir une adresse email valide.' },
    tooFast: (seconds) => ({
      title: 'Trop rapide',
      description: `Veuillez attendre ${seconds} secondes avant de soumettre à nouveau.`,
    }),
    timeout: { title: 'Timeout', description: 'La requête a pris trop de temps. Veuillez réessayer.' },
    failed: { title: 'Erreur', description: "Une erreur s'est produite lors de l'inscription. Veuillez réessayer." },
    unexpected: { title: 'Erreur', description: "Une erreur inattendue s'est produite." },
    failedInline: "Une erreur s'est produite. Réessaie dans quelques instants.",
  },
  en: {
    heading: 'Join the waitlist',
    emailLabel: 'E-mail address',
    emailPlaceholder: 'you@example.com',
    consent: 'I agree that declic keeps my e-mail address to tell me when it opens. I can change my mind at any time.',
    submit: 'Join the waitlist',
    submitting: 'Signing you up…',
    success: { title: 'Thank you for signing up!', description: "We'll contact you as soon as we're ready." },
    successInline: 'A mail is waiting for you: open its link to confirm your address.',
    missing: { title: 'Validation error', description: 'Please fill in all required fields.' },
    missingConsent: { title: 'Validation error', description: 'Please fill in all required fields.' },
    invalidEmail: { title: 'Invalid email', description: 'Please enter a valid email address.' },
    tooFast: (seconds) => ({
      title: 'Too fast',
      description: `Please wait ${seconds} seconds before submitting again.`,
    }),
    timeout: { title: 'Timeout', description: 'The request took too long. Please try again.' },
    failed: { title: 'Error', description: 'An error occurred during registration. Please try again.' },
    unexpected: { title: 'Error', description: 'An unexpected error occurred.' },
    failedInline: 'An error occurred. Please try again in a few moments.',
  },
  es: {
    heading: 'Únete a la lista de espera',
    emailLabel: 'Correo electrónico',
    emailPlaceholder: 'tu@ejemplo.es',
    consent:
      'Acepto que declic guarde mi correo electrónico para avisarme de la apertura. Puedo cambiar de opinión en cualquier momento.',
    submit: 'Unirme a la lista',
    submitting: 'Inscripción en curso…',
    success: { title: '¡Gracias por tu inscripción!', description: 'Te contactaremos tan pronto como estemos listos.' },
    successInline: 'Te espera un correo: abre su enlace para confirmar tu dirección.',
    missing: { title: 'Email inválido', description: 'Por favor ingresa un email válido.' },
    missingConsent: { title: 'Consentimiento requerido', description: 'Debes aceptar la política de privacidad.' },
    invalidEmail: { title: 'Email inválido', description: 'Por favor ingresa un email válido.' },
    tooFast: () => ({
      title: 'Demasiado rápido',
      description: 'Por favor espera 30 segundos antes de intentar de nuevo.',
    }),
    timeout: { title: 'Timeout', description: 'La solicitud tardó demasiado. Por favor intenta de nuevo.' },
    failed: { title: 'Error', description: 'Ocurrió un error durante la inscripción. Por favor intenta de nuevo.' },
    unexpected: { title: 'Error', description: 'Ocurrió un error inesperado.' },
    failedInline: 'Ocurrió un error. Intenta de nuevo en unos momentos.',
  },
};
