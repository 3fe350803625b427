import { Checkbox, Fieldset, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { type ParameterFieldProps, toControlId } from './field-props';

/** Any number of the choices, each a box. */
export function ChoicesField({ param, value, problem, onChange }: ParameterFieldProps) {
  const { label, description, required, enum: choices = [] } = param;
  const hintId = useId();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (choice: string, isChosen: boolean) =>
    onChange(choices.map((each) => each.value).filter((each) => (each === choice ? isChosen : chosen.includes(each))));

  return (
    <Group id={toControlId(param)} tabIndex={-1} aria-describedby={hintId} aria-invalid={problem ? true : undefined}>
      <legend>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </legend>
      <div id={hintId}>
        {description ? <Hint>{description}</Hint> : null}
        {problem ? <Problem role="alert">{problem}</Problem> : null}
      </div>
      <Choices>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => toggle(choice.value, target.checked)}
          />
        ))}
      </Choices>
    </Group>
  );
}

const Group = styled(Fieldset)`
  & > legend {
    padding: 0;
    font-weight: ${token.weight.medium};
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  column-gap: ${token.space[4]};
`;

const Hint = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const Problem = styled.p`
  margin: 0;
  color: ${token.color.danger};
  font-size: ${token.text.small};
`;
