import { notify } from '@declic/remote-kit';
import { useApiForm } from '@declic/remote-kit/form';
import { sessionStore } from '@declic/session';
import { useCreateStrategy } from './create-strategy.queries';
import { intakeFailureWords, reportSignedOut } from './intake-failure';
import { emptyIntake, type Intake, intakeSchema } from './intake-schema';

/** The form while it is being filled, and what happens when it is sent. */
export function useIntakeForm(onCreated: (id: string) => void) {
  return useApiForm({
    schema: intakeSchema,
    defaults: emptyIntake,
    mutation: useCreateStrategy(),
    toVariables: withUser,
    onSent(id) {
      notify.success('Strategy created! You can now edit it.');
      onCreated(id);
    },
    words: intakeFailureWords,
    onFailed: ({ text }, error) => notify.error(text, { error }),
  });
}

function withUser(intake: Intake) {
  const { user } = sessionStore.getState();
  if (user) return { ...intake, user_id: user.id };
  reportSignedOut();
  return null;
}
