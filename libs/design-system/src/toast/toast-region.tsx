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

const Themed = styled(Toaster)`
  --normal-bg: ${token.color.surface};
  --normal-border: ${token.color.line};
  --normal-text: ${token.color.text};
  --border-radius: ${token.radius.card};
  font-family: ${token.font.body};

  & [data-sonner-toast] {
    font-size: ${token.text.small};
    box-shadow: ${token.shadow.overlay};
  }

  & [data-sonner-toast][data-type='success'] [data-icon] {
    color: ${token.color.success};
  }

  & [data-sonner-toast][data-type='error'] [data-icon] {
    color: ${token.color.danger};
  }

  & [data-sonner-toast] [data-description] {
    color: ${token.color.textMuted};
  }
`;
