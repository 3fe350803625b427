import { Toaster } from 'sonner';
import styled from 'styled-components';
import { token, useTheme } from '../index';

export interface ToastRegionProps {
  /** Names the region for screen readers. */
  label?: string | undefined;
  closeLabel?: string | undefined;
}

/** Where toasts appear: three at most, four seconds each. Rendered once, by whoever owns the page. */
export function ToastRegion({ label = 'Notifications', closeLabel = 'Close' }: ToastRegionProps) {
  return (
    <Themed
      theme={useTheme()}
      position="bottom-right"
      containerAriaLabel={label}
      visibleToasts={3}
      duration={4_000}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  );
}

/* Three times itself: sonner sets these on two attributes. */
const Themed = styled(Toaster)`
  &&& {
    --normal-bg: ${token.color.surface};
    --normal-bg-hover: ${token.color.raised};
    --normal-border: ${token.color.line};
    --normal-border-hover: ${token.color.lineStrong};
    --normal-text: ${token.color.text};
    --border-radius: ${token.radius.card};
    font-family: ${token.font.body};
  }

  &&& [data-sonner-toast] {
    gap: ${token.space[3]};
    align-items: flex-start;
    font-size: ${token.text.body};
    line-height: ${token.leading.text};
    box-shadow: ${token.shadow.overlay};
  }

  &&& [data-title] {
    line-height: inherit;
  }

  &&& [data-description] {
    color: ${token.color.textMuted};
    font-size: ${token.text.small};
  }

  &&& [data-icon] {
    margin-block-start: 4px;
  }

  &&& [data-type='success'] [data-icon] {
    color: ${token.color.success};
  }

  &&& [data-type='error'] [data-icon] {
    color: ${token.color.danger};
  }
`;
