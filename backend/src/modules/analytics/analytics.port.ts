export { analyticsSecrets } from './analytics-secrets.js';
export { installViews } from './views/install-views.js';
export { runAnalyticsCli } from './commands/make-reader/analytics-cli.js';
export { makeReader } from './commands/make-reader/make-reader.js';
