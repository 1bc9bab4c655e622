import { Component, type ReactNode } from 'react';
import { PageMessage } from './page-message.js';

/** Shown when a page threw an error while it was rendered. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <PageMessage
        title="A leaf is torn"
        action={{ label: 'Open the book again', run: () => window.location.reload() }}
      >
        Something went wrong while this page was being drawn. Your saga is safe where it was written.
      </PageMessage>
    );
  }
}
