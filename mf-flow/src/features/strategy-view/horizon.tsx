import { Button, Field, IconButton, keepFocus, Row, TextInput, token, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Strategy } from '../../strategy/strategies.queries';
import { useHorizonForm } from '../../strategy/use-horizon-form';

/** The period that the strategy plans for, changed in place. */
export function Horizon({ strategy }: { strategy: Strategy }) {
  const [isEditing, setEditing] = useState(false);
  const { horizon_days: days } = strategy;

  return (
    <div ref={keepFocus}>
      {isEditing ? (
        <HorizonEditor strategy={strategy} onClose={() => setEditing(false)} />
      ) : (
        <Value $gap={1}>
          <span>{days === null ? 'Not named in your text' : formatCount(days, 'day')}</span>
          <IconButton
            label={days === null ? 'Set the horizon' : 'Edit the horizon'}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          />
        </Value>
      )}
    </div>
  );
}

function HorizonEditor({ strategy, onClose }: { strategy: Strategy; onClose: () => void }) {
  const { field, problem, isSending, submit } = useHorizonForm(strategy, onClose);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field label={<VisuallyHidden>Horizon in days</VisuallyHidden>} error={problem}>
        <Days inputMode="numeric" autoComplete="off" autoFocus {...field} onKeyDown={handleKey} />
      </Field>
      <Row $gap={2}>
        <Button type="submit" size="sm" variant="secondary" loading={isSending}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}

/* No higher than the rows around it. */
const Value = styled(Row)`
  margin-block: calc((1lh - ${token.size.target}) / 2);
`;

const Form = styled.form`
  display: grid;
  gap: ${token.space[2]};
`;

const Days = styled(TextInput)`
  max-inline-size: 160px;
`;
