import { Card, Heading, media, Stack, token } from '@declic/design-system';
import { tabStyle, TabsPrimitive } from '@declic/design-system/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIsWide } from './use-is-wide';

export type Step = 'parameters' | 'call' | 'result';

const STEPS = [
  { step: 'parameters', title: 'Parameters', tab: '1. Parameters' },
  { step: 'call', title: 'Call', tab: '2. Execute' },
  { step: 'result', title: 'Result', tab: '3. Result' },
] as const;

export interface PlaygroundStepsProps extends Readonly<Record<Step, ReactNode>> {
  step: Step;
  onStepChange: (step: Step) => void;
  /** Leads from the parameters to the call, where the columns are steps. */
  next: ReactNode;
}

/** Three columns beside each other; on a narrow screen three tabs, which all stay mounted, so that nothing entered is lost. */
export function PlaygroundSteps({ step, onStepChange, next, ...panes }: PlaygroundStepsProps) {
  const isWide = useIsWide();
  const choose = (value: string) => {
    const chosen = STEPS.find((each) => each.step === value);
    if (chosen) onStepChange(chosen.step);
  };
  return (
    <TabsPrimitive.Root value={step} onValueChange={choose}>
      {isWide ? null : (
        <StepList aria-label="Steps">
          {STEPS.map(({ step: value, tab }) => (
            <StepTab key={value} value={value}>
              {tab}
            </StepTab>
          ))}
        </StepList>
      )}
      <Panes>
        {STEPS.map(({ step: value, title }) => (
          <Pane
            key={value}
            value={value}
            forceMount
            aria-label={title}
            data-step={value}
            {...(isWide && { role: 'region', tabIndex: undefined, 'aria-labelledby': undefined })}
          >
            <Sheet>
              <Stack $gap={5}>
                <Heading level={2} size="h4">
                  {title}
                </Heading>
                {panes[value]}
              </Stack>
            </Sheet>
            {value === 'parameters' && !isWide ? <NextBar>{next}</NextBar> : null}
          </Pane>
        ))}
      </Panes>
    </TabsPrimitive.Root>
  );
}

const StepList = styled(TabsPrimitive.List)`
  display: grid;
  /* Below each other where the text is large: a word that breaks is read badly. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  margin-block-end: ${token.space[4]};
  border-block-end: 1px solid ${token.color.line};
`;

const StepTab = styled(TabsPrimitive.Trigger)`
  ${tabStyle}
  padding-inline: ${token.space[1]};
  overflow-wrap: anywhere;
`;

const Panes = styled.div`
  display: grid;
  gap: ${token.space[4]};

  /* As wide as the page, the result widest; what needs more width opens in a window of its own. */
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 4fr)) minmax(0, 5fr);
    align-items: start;
  }
`;

const Pane = styled(TabsPrimitive.Content)`
  min-inline-size: 0;

  &[role='tabpanel'][data-state='inactive'] {
    display: none;
  }

  /* Execute stays in sight beside a long form. */
  &[role='region'][data-step='call'] {
    position: sticky;
    inset-block-start: calc(${token.size.target} + ${token.space[5]});
    max-block-size: calc(100vh - ${token.size.target} - ${token.space[7]});
    overflow-y: auto;
  }
`;

const Sheet = styled(Card)`
  min-inline-size: 0;

  ${media.desktop} {
    padding: ${token.space[4]};
  }
`;

/** Within reach at any length of the form. */
const NextBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  padding-block: ${token.space[3]};
  background: ${token.color.canvas};
`;
