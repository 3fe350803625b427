import { Button, media } from '@declic/design-system';
import { Keyboard } from 'lucide-react';
import { styled } from 'styled-components';

/** Not where there is no keyboard, most probably: on small screens, and on those that one touches. */
export function KeysButton({ onPress }: { onPress: () => void }) {
  return (
    <Root>
      <Button size="sm" variant="ghost" icon={<Keyboard size={16} aria-hidden />} onClick={onPress}>
        Keyboard
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }

  ${media.touch} {
    display: none;
  }
`;
