import { Checkbox, Field, TextInput } from '@declic/design-system';
import type { InputHTMLAttributes, Ref } from 'react';

type Registered = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export interface TelegramFieldsProps {
  wanted: boolean;
  /** What the form library puts on the two inputs. */
  toggle: Registered;
  name: Registered;
  error: string | undefined;
}

/** Whether messages of the bot are wanted, and the name of the account. */
export function TelegramFields({ wanted, toggle, name, error }: TelegramFieldsProps) {
  return (
    <>
      <Checkbox label="Me prévenir aussi sur Telegram" {...toggle} />
      {wanted ? (
        <Field
          label="Nom d’utilisateur Telegram"
          hint="Telegram ne nous laisse écrire qu’à qui nous a d’abord contactés : d’ici là, tout part par e-mail."
          error={error}
        >
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} placeholder="@votre_nom" {...name} />
        </Field>
      ) : null}
    </>
  );
}
