import { Select as Primitive } from 'radix-ui';
import styled, { css } from 'styled-components';
import { Check, ChevronDown, token } from '../index';
import { controlStyle } from '../field/control-style';
import { useFieldControl } from '../field/field-context';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second line that explains the choice. */
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectMenuProps<Value extends string = string> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Submits the value with a form. */
  name?: string | undefined;
}

/** One of several, where the choices need more than a line of text. For plain lists, `Select` of the core. Lives in a `Field`. */
export function SelectMenu<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose',
  disabled = false,
  name,
}: SelectMenuProps<Value>) {
  const control = useFieldControl({});
  const chosen = options.find((option) => option.value === value);

  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };

  return (
    <Primitive.Root value={value ?? ''} onValueChange={choose} disabled={disabled} {...(name ? { name } : {})}>
      <Trigger {...control}>
        <Value>
          <Primitive.Value placeholder={placeholder}>{chosen?.label}</Primitive.Value>
        </Value>
        <ChevronDown size={18} aria-hidden />
      </Trigger>
      <Primitive.Portal>
        <Content position="popper" sideOffset={4} collisionPadding={8}>
          <Primitive.Viewport {...styleNonce()}>
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Primitive.Viewport>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function Option({ value, label, description, disabled = false }: SelectOption) {
  return (
    <Item value={value} disabled={disabled}>
      <span>
        <Primitive.ItemText>{label}</Primitive.ItemText>
        {description ? <Details>{description}</Details> : null}
      </span>
      <Primitive.ItemIndicator>
        <Check size={18} aria-hidden />
      </Primitive.ItemIndicator>
    </Item>
  );
}

/** Radix hides the scrollbar with a style element, which the content security policy admits by its nonce only. */
function styleNonce() {
  const nonce: unknown = Reflect.get(globalThis, '__webpack_nonce__');
  return typeof nonce === 'string' ? { nonce } : {};
}

const Trigger = styled(Primitive.Trigger)`
  ${controlStyle}
  display: flex;
  gap: ${token.space[2]};
  align-items: center;
  justify-content: space-between;
  text-align: start;

  & > svg {
    flex-shrink: 0;
    color: ${token.color.textMuted};
  }

  &[data-placeholder] > span {
    color: ${token.color.textMuted};
  }
`;

const Value = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const appearance = css`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.overlay};
`;

const Content = styled(Primitive.Content)`
  z-index: 60;
  inline-size: var(--radix-select-trigger-width);
  max-block-size: min(360px, var(--radix-select-content-available-height));
  padding: ${token.space[1]};
  overflow: hidden;
  ${appearance}
`;

const Item = styled(Primitive.Item)`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token.size.target};
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${token.color.raised};
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }

  & svg {
    color: ${token.color.accentText};
  }
`;

const Details = styled.span`
  display: block;
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
