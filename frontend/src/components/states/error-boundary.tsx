import { Component, type ComponentType, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Identifies the page: when it changes, a caught error is dropped and the children are rendered again. */
  readonly place: string;
  readonly errorElement: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
}
interface Caught {
  readonly thrown: readonly unknown[];
}

/** Shows the error element where its children threw an error while they were rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { thrown: [] };

  static getDerivedStateFromError(error: unknown): Caught {
    return { thrown: [error] };
  }

  /** Drops an error when the place changes, but not one that the new place itself has thrown. */
  override componentDidUpdate(before: ErrorBoundaryProps, { thrown }: Caught): void {
    if (before.place !== this.props.place && thrown.length > 0) this.setState({ thrown: [] });
  }

  override render(): ReactNode {
    const { errorElement: ErrorElement, children } = this.props;
    const { thrown } = this.state;
    return thrown.length === 0 ? children : <ErrorElement error={thrown[0]} />;
  }
}
