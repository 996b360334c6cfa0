import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Blocks that cannot be drawn spoil their own message, not the page. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p className="trouble">These blocks cannot be drawn here. “View JSON” shows them.</p>;
  }
}
