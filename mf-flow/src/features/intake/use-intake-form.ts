import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@declic/openapi/flow';
import { notify } from '@declic/remote-kit';
import { sessionStore } from '@declic/session';
import { useForm } from 'react-hook-form';
import { useCreateStrategy } from './create-strategy.queries';
import { emptyIntake, type Intake, intakeSchema } from './intake-schema';

/** The form while it is being filled, and what happens when it is sent. */
export function useIntakeForm(onCreated: (id: string) => void) {
  const create = useCreateStrategy();
  const form = useForm<Intake>({ resolver: zodResolver(intakeSchema), defaultValues: emptyIntake });

  const submit = form.handleSubmit(async (intake) => {
    const { user } = sessionStore.getState();
    if (!user) return notify.error('You must be logged in');
    try {
      const id = await create.mutateAsync({ ...intake, user_id: user.id });
      notify.success('Strategy created! You can now edit it.');
      onCreated(id);
    } catch (error) {
      showFieldErrors(error, form.setError);
      notify.error(messageOf(error));
    }
  });

  return { form, submit };
}

type SetError = ReturnType<typeof useForm<Intake>>['setError'];

function showFieldErrors(error: unknown, setError: SetError): void {
  if (!(error instanceof ApiError)) return;
  for (const { field, message } of error.errors) {
    if (field in emptyIntake) setError(field as keyof Intake, { message }); // checked in the line above
  }
}

/** Without a response (a TypeError of fetch) the error message is technical, so the specified text is shown. */
function messageOf(error: unknown): string {
  const isSaid = error instanceof Error && !(error instanceof TypeError) && error.message !== '';
  return isSaid ? error.message : 'Failed to start analysis. Please try again.';
}
