import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Another one is another try: the address of a page. */
  resetKey: string;
}

/** Where a failure ends: what is around it goes on. */
export class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.failure) this.retry();
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
