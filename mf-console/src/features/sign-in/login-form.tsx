import { Button, Field, Link, PasswordInput, Stack, Text, TextInput } from '@declic/design-system';
import { type Control, useWatch } from '@declic/remote-kit/form';
import { paths } from '../../paths';
import type { LoginFormMode } from './login-mode';
import { LoginFailureNotice } from './login-failure-notice';
import type { LoginFields } from './login-schema';
import { NewPasswordChecklist } from '../../passwords/new-password-checklist';
import { useLoginForm } from './use-login-form';

const CHECKLIST_ID = 'password-rules';

const words = {
  'sign-in': { submit: 'Sign in', question: 'New to Declic?', other: 'Sign up', otherPath: paths.signUp },
  'sign-up': { submit: 'Sign up', question: 'Already have an account?', other: 'Sign in', otherPath: paths.login },
} as const satisfies Record<LoginFormMode, unknown>;

export interface LoginFormProps {
  mode: LoginFormMode;
  /** An address that is known already. */
  address?: string;
  /** The page to which signing in leads; the forms that are linked from here lead there as well. */
  wanted?: string | undefined;
  /** The person goes to another form, which may begin with the address typed so far. */
  onLeave?: (address: string) => void;
}

/** One form for both, so that the input survives the switch. */
export function LoginForm({ mode, address = '', wanted, onLeave }: LoginFormProps) {
  const { form, errors, submit, isSending, failure } = useLoginForm(mode, address);
  const leave = () => onLeave?.(form.getValues('email'));
  const { register, control, getValues, clearErrors } = form;
  const isSignUp = mode === 'sign-up';

  return (
    <Stack $gap={5}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label={words[mode].submit}>
        <Stack $gap={4}>
          {failure ? (
            <LoginFailureNotice
              mode={mode}
              failure={failure}
              email={getValues('email')}
              wanted={wanted}
              onLeave={leave}
            />
          ) : null}
          <Field label="Email" required error={errors.email?.message}>
            <TextInput type="email" inputMode="email" autoComplete="username" maxLength={255} {...register('email')} />
          </Field>
          <Field label="Password" required error={errors.password?.message}>
            <PasswordInput
              autoComplete={isSignUp ? 'new-password' : 'current-password'}
              {...(isSignUp ? { 'aria-describedby': CHECKLIST_ID } : {})}
              {...register('password')}
            />
          </Field>
          {isSignUp ? (
            <>
              <LiveChecklist control={control} />
              <Field label="Confirm password" required error={errors.confirmPassword?.message}>
                <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
              </Field>
            </>
          ) : (
            <Text size="small">
              <Link href={paths.forgotPassword(wanted)} onClick={leave}>
                Forgot your password?
              </Link>
            </Text>
          )}
          <Button type="submit" size="lg" fullWidth loading={isSending}>
            {words[mode].submit}
          </Button>
        </Stack>
      </form>
      <Text>
        {words[mode].question}{' '}
        <Link href={words[mode].otherPath(wanted)} onClick={() => clearErrors()}>
          {words[mode].other}
        </Link>
      </Text>
    </Stack>
  );
}

/** Apart, so that a letter of the password renders only this. */
function LiveChecklist({ control }: { control: Control<LoginFields> }) {
  return <NewPasswordChecklist id={CHECKLIST_ID} password={useWatch({ control, name: 'password' })} />;
}
