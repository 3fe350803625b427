import { notify } from '@declic/remote-kit';

const CREATED = 'Your API key is ready';

export const keyGenerationToasts = {
  started: () =>
    notify.info('Génération de votre clé API...', { description: 'Cela ne prendra que quelques secondes' }),

  created: () => notify.success(CREATED, { description: 'Copy it now: it is shown only once.' }),

  createdElsewhere: () =>
    notify.success(CREATED, {
      description: 'It is shown in full only where it was created. If it was not, regenerate it.',
    }),

  /** With what the service answered, where it refused to make one. */
  timedOut: (error: Error) =>
    notify.error('Key Generation Timeout', {
      description: 'Key generation is taking longer than expected. Please contact support if this persists.',
      error: error.cause ?? error,
    }),
};
