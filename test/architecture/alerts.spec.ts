import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const RULES = path.join(import.meta.dirname, '../../deploy/prometheus');
/** Debian's package `prometheus` has it. */
const promtool = (...args: readonly string[]): string =>
  execFileSync('promtool', args, { cwd: RULES, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const isInstalled = spawnSync('promtool', ['--version']).status === 0;

(isInstalled ? describe : describe.skip)('the alerts for operators', () => {
  it('are rules that Prometheus reads', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toContain('SUCCESS: 1 rule files found');
    expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS: 9 rules found');
  });

  it('are raised by what they are for, and by nothing in a quiet hour', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });
});
