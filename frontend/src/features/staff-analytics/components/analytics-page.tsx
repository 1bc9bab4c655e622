import { type FigureEntry } from '#contracts/analytics/views.js';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LoadError } from '../../../components/states/load-error.js';
import { SelectField } from '../../../components/select-field.js';
import { StaffLeaf } from '../../staff-console/index.js';
import { useFigures } from '../api/use-figures.js';
import { queryOf, readScope } from '../domain/scope.js';
import { Figure } from './figure.js';

const PLACE = '/staff/analytics';
const placeOf = (name: string): string => `${PLACE}/${name.replaceAll('_', '-')}`;

interface FigureListProps {
  readonly figures: readonly FigureEntry[];
  readonly chosen: FigureEntry;
  readonly query: string;
}

/** The list of figures, beside the figure; where there is no room, a select field above it. */
const FigureList = ({ figures, chosen, query }: FigureListProps) => {
  const navigate = useNavigate();
  return (
    <>
      <nav aria-label="Figures" className="figure-list">
        {figures.map(({ name, title }) => (
          <Link
            key={name}
            to={placeOf(name) + query}
            className="text-button"
            aria-current={name === chosen.name ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className="figure-choice">
        <SelectField
          label="Figure"
          options={figures.map(({ title }) => title)}
          value={chosen.title}
          onChange={(title) => {
            const next = figures.find((figure) => figure.title === title);
            if (next !== undefined) void navigate(placeOf(next.name) + query);
          }}
        />
      </div>
    </>
  );
};

/** /staff/analytics and /staff/analytics/<figure>: what is asked of the log, one figure at a time. */
export const AnalyticsPage = () => {
  const { search } = useLocation();
  const { figure } = useParams();
  const { data, error, refetch } = useFigures();
  const scope = readScope(search);
  const figures = data?.figures ?? [];
  const chosen = figures.find(({ name }) => placeOf(name) === `${PLACE}/${figure ?? ''}`) ?? figures[0];
  return (
    <StaffLeaf
      title="Analytics"
      lead="Counted from the log, in UTC, without staff. Whatever you open or download here stands in the record."
    >
      {error !== null && (
        <LoadError error={error} fallback="The figures could not be listed." retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <p className="caption">Opening the figures…</p>}
      {chosen !== undefined && (
        <div className="figure-spread">
          <FigureList figures={figures} chosen={chosen} query={queryOf(scope)} />
          <Figure key={chosen.name} entry={chosen} scope={scope} />
        </div>
      )}
    </StaffLeaf>
  );
};
