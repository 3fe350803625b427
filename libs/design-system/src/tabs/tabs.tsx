import type { ReactNode } from 'react';
import { Tabs as Primitive } from 'radix-ui';
import { styled } from 'styled-components';
import { token } from '../index';
import { tabStyle } from './tab-style';

export interface Tab<Value extends string = string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Names the list of tabs for screen readers. */
  label: string;
}

/** Several views of one thing. The chosen tab belongs in the address, so it is always given from outside. */
export function Tabs<Value extends string>({ tabs, value, onValueChange, label }: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onValueChange(tab.value);
  };

  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Primitive.Root>
  );
}

const List = styled(Primitive.List)`
  display: flex;
  /* Onto more lines: what is beyond an edge would not be found without a scrollbar. */
  flex-wrap: wrap;
  gap: 0 ${token.space[1]};
  border-block-end: 1px solid ${token.color.line};
`;

const Trigger = styled(Primitive.Trigger)`
  ${tabStyle}
  flex-shrink: 0;
  padding-inline: ${token.space[3]};
  transition:
    color ${token.motion.feedback},
    border-color ${token.motion.feedback};

  &:hover {
    color: ${token.color.text};
  }

  &:focus-visible {
    border-radius: ${token.radius.control};
    outline-offset: -3px;
  }
`;

const Panel = styled(Primitive.Content)`
  padding-block-start: ${token.space[5]};

  &:focus-visible {
    border-radius: ${token.radius.control};
  }
`;
