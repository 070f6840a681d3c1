import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { NumberField } from './number-field';

function Form() {
  const { control } = useForm({ defaultValues: { coc_number: '' } });
  return <NumberField control={control} name="coc_number" label="KvK-nummer" maxLength={8} />;
}

describe('NumberField', () => {
  it.each([
    ['1234 5678', '12345678'],
    ['KvK 00.12.34.56', '00123456'],
    ['1234567890', '12345678'],
    ['abc', ''],
  ])('holds of %j the digits that fit: %j', (typed, held) => {
    render(<Form />);
    const field = screen.getByLabelText('KvK-nummer');
    fireEvent.change(field, { target: { value: typed } });
    expect(field).toHaveValue(held);
  });

  it('says so of a digit that does not fit, and nothing of a number that is full', () => {
    render(<Form />);
    const field = screen.getByLabelText('KvK-nummer');
    const said = 'Maximale lengte van 8 tekens bereikt';
    fireEvent.change(field, { target: { value: '12345678' } });
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    fireEvent.change(field, { target: { value: '123456789' } });
    expect(screen.getByText(said)).toBeInTheDocument();
    fireEvent.change(field, { target: { value: '1234567' } });
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });
});
