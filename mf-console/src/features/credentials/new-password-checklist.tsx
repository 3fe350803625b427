import { Checklist } from '@declic/design-system';
import { type Control, useWatch } from 'react-hook-form';
import type { Credentials } from './credentials-schema';
import { passwordRules } from './password-rules';

export interface NewPasswordChecklistProps {
  id: string;
  control: Control<Credentials>;
}

/** The five rules, each judged while the password is being typed. */
export function NewPasswordChecklist({ id, control }: NewPasswordChecklistProps) {
  const password = useWatch({ control, name: 'password' });
  const items = passwordRules.map(({ label, isMet }) => ({ label, met: isMet(password) }));

  return <Checklist id={id} label="Requirements" items={items} />;
}
