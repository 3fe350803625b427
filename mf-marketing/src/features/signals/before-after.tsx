import { Columns, Heading, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { gridExample } from '../../examples/examples';
import { HeadedSection } from '../../ui/headed-section';

export interface BeforeAfterProps {
  texts: {
    readonly exampleHeading: string;
    readonly before: string;
    readonly beforeText: string;
    readonly after: string;
    readonly afterLead: string;
  };
}

const { answer } = gridExample('personal_email');
const { subject, body } = answer as { readonly subject: string; readonly body: string }; // a test reads both

/** A message that could be for anyone, and one that was written from a signal. */
export function BeforeAfter({ texts }: BeforeAfterProps) {
  return (
    <HeadedSection variant="inverted" heading={texts.exampleHeading}>
      <Sides $columns="1fr 1fr" $gap={6} $wideGap={8}>
        <div>
          <Heading level={3}>{texts.before}</Heading>
          <Message>{texts.beforeText}</Message>
        </div>
        <div>
          <Heading level={3}>{texts.after}</Heading>
          <Message lang="en" $lit>
            <strong>{subject}</strong>
            <br />
            {body}
          </Message>
          <p>{texts.afterLead}</p>
        </div>
      </Sides>
    </HeadedSection>
  );
}

const Sides = styled(Columns)`
  margin-block-start: ${token.space[6]};
`;

const Message = styled.blockquote<{ $lit?: boolean }>`
  margin-block: ${token.space[4]};
  padding-inline-start: ${token.space[5]};
  border-inline-start: 3px solid ${({ $lit = false }) => ($lit ? token.color.accent : 'currentColor')};
  font-size: ${token.text.lead};
`;
