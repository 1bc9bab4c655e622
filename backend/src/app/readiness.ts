type Check = () => boolean | Promise<boolean>;

/** The conditions for this process to serve; each part adds its own check. */
export class Readiness {
  private readonly checks = new Map<string, Check>();

  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Names of the parts that are not ready. */
  async missing(): Promise<readonly string[]> {
    const answers = await Promise.all(
      [...this.checks].map(async ([name, check]) => ({ name, ready: await isReady(check) })),
    );
    return answers.filter(({ ready }) => !ready).map(({ name }) => name);
  }
}

const isReady = async (check: Check): Promise<boolean> => {
  try {
    return await check();
  } catch {
    return false;
  }
};

export const READINESS = Symbol('Readiness');
