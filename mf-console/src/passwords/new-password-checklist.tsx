import { Checklist } from '@declic/design-system';
import { passwordRules } from './password-rules';

export interface NewPasswordChecklistProps {
  id: string;
  /** As far as it has been typed. */
  password: string;
}

/** The five rules, each judged while the password is being typed. */
export function NewPasswordChecklist({ id, password }: NewPasswordChecklistProps) {
  const items = passwordRules.map(({ label, isMet }) => ({ label, met: isMet(password) }));
  return <Checklist id={id} label="Requirements" items={items} />;
}
